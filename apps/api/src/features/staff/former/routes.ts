import { importFormerReservations, previewFormerReservations } from '@dining/contract/staff/former';
import type { StaffFeature } from '../../feature';
import { handleImportReservations, handlePreviewReservations } from './reservations';

export const former: StaffFeature = (mount, deps) => {
  mount(previewFormerReservations, (call) => handlePreviewReservations(deps, call));
  mount(importFormerReservations, (call) => handleImportReservations(deps, call));
};
