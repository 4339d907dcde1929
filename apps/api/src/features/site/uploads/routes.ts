import { uploadAttachment, uploadImage } from '@dining/contract/site/uploads';
import type { Feature } from '../../feature';
import { takePicture } from './take-picture';

/** Pictures that members give for their reviews (Spec §7 Uploads and external). */
export const uploads: Feature = (mount, deps) => {
  mount(uploadImage, (call) => takePicture(deps, call));
  mount(uploadAttachment, (call) => takePicture(deps, call));
};
