import {
  deletePicture,
  downloadOriginal,
  listPictureStates,
  listPictures,
  savePicture,
  uploadPicture,
  viewPicture,
} from '@dining/contract/staff/pictures';
import type { StaffFeature } from '../../feature';
import { handleDownloadOriginal } from './download-original';
import {
  handleDeletePicture,
  handleListPictureStates,
  handleListPictures,
  handleSavePicture,
  handleViewPicture,
} from './pictures';
import { handleUploadPicture } from './upload-picture';

export const pictures: StaffFeature = (mount, deps) => {
  mount(uploadPicture, (call) => handleUploadPicture(deps, call));
  mount(listPictures, (call) => handleListPictures(deps, call));
  mount(viewPicture, (call) => handleViewPicture(deps, call));
  mount(listPictureStates, (call) => handleListPictureStates(deps, call));
  mount(savePicture, (call) => handleSavePicture(deps, call));
  mount(deletePicture, (call) => handleDeletePicture(deps, call));
  mount(downloadOriginal, (call) => handleDownloadOriginal(deps, call));
};
