import { previewStock, saveStock, viewStock } from '@dining/contract/staff/inventory';
import type { StaffFeature } from '../../feature';
import { handlePreviewStock, handleSaveStock, handleViewStock } from './stock';

export const inventory: StaffFeature = (mount, deps) => {
  mount(viewStock, (call) => handleViewStock(deps, call));
  mount(previewStock, (call) => handlePreviewStock(deps, call));
  mount(saveStock, (call) => handleSaveStock(deps, call));
};
