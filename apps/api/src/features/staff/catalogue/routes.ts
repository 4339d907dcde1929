import {
  exportCatalogueFiles,
  importCatalogueFiles,
  previewCatalogueImport,
} from '@dining/contract/staff/catalogue-files';
import type { StaffFeature } from '../../feature';
import { handleExport, handleImport, handlePreviewImport } from './files';

export const catalogueFiles: StaffFeature = (mount, deps) => {
  mount(previewCatalogueImport, (call) => handlePreviewImport(deps, call));
  mount(importCatalogueFiles, (call) => handleImport(deps, call));
  mount(exportCatalogueFiles, (call) => handleExport(deps, call));
};
