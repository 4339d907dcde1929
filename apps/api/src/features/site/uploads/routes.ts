import { uploadAttachment, uploadImage } from '@dining/contract/site/uploads';
import type { Feature } from '../../feature';
import { takePicture } from './take-picture';

export const uploads: Feature = (mount, deps) => {
  mount(uploadImage, (call) => takePicture(deps, call));
  mount(uploadAttachment, (call) => takePicture(deps, call));
};
