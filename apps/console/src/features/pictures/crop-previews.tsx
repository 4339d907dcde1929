import type { FocalPoint } from '@dining/domain/pictures/catalogue-pictures';
import { Picture } from '@dining/ui/picture';
import { useTranslations } from '../../lib/i18n';
import { createPictureImage } from './picture-image';

/** The aspect ratios in which site and mails show pictures (`ui/picture` in apps/web, `notifications/mail-picture`). */
const cropRatios = {
  product: 3 / 2,
  card: 4 / 3,
  venue: 4 / 5,
  square: 1,
  banner: 8 / 3,
  mail: 2,
} as const;
export type CropName = keyof typeof cropRatios;
const cropNames = Object.keys(cropRatios) as CropName[];

/** Shows a picture in each frame of site and mails, cropped around a focal point. */
export function CropPreviews({ path, focus }: { path: string; focus: FocalPoint }) {
  const { t } = useTranslations();
  const image = createPictureImage(path);
  return (
    <ul className="grid grid-cols-3 gap-3">
      {cropNames.map((name) => (
        <li className="grid content-start gap-1" key={name}>
          <Picture
            alt=""
            className="rounded-sm"
            image={image && { ...image, focus: { x: focus.x / 100, y: focus.y / 100 } }}
            ratio={cropRatios[name]}
            sizes="160px"
          />
          <span className="text-ink-soft text-xs">{t(`pictures.crops.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
