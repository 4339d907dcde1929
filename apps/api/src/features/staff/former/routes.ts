import {
  importFormerMembers,
  importFormerReservations,
  previewFormerMembers,
  previewFormerReservations,
} from '@dining/contract/staff/former';
import type { StaffFeature } from '../../feature';
import { handleImportMembers, handlePreviewMembers } from './members';
import { handleImportReservations, handlePreviewReservations } from './reservations';

export const former: StaffFeature = (mount, deps) => {
  mount(previewFormerReservations, (call) => handlePreviewReservations(deps, call));
  mount(importFormerReservations, (call) => handleImportReservations(deps, call));
  mount(previewFormerMembers, (call) => handlePreviewMembers(deps, call));
  mount(importFormerMembers, (call) => handleImportMembers(deps, call));
};
