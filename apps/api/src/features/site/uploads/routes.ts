import { uploadAttachment, uploadImage } from '@dining/contract/site/uploads';
import type { Feature } from '../../feature';
import { uploadPicture } from './upload-picture';

export const uploads: Feature = (mount, deps) => {
  mount(uploadImage, (call) => uploadPicture(deps, call));
  mount(uploadAttachment, (call) => uploadPicture(deps, call));
};
