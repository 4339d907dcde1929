import type { DietaryInfo as Marks } from '@dining/domain/products/allergens';
import { cx } from '@dining/ui/cx';
import { Disclosure } from '@dining/ui/disclosure';
import { Picture } from '@dining/ui/picture';
import { createPictureImage } from '../../../lib/picture';
import { MenuMarks } from './menu-marks';

interface MenuCardProps {
  name: string;
  /** Formatted; blank if nothing is paid in advance. */
  price: string;
  description: string;
  picture: string;
  /** Absent for a product, whose menus show their own. */
  marks?: Marks;
}

/** A menu or product with its price and collapsible description (Spec §2.3 Menu modal). */
export function MenuCard({ name, price, description, picture, marks }: MenuCardProps) {
  const line = (
    <span className="flex items-center gap-4">
      {picture !== '' && (
        <Picture
          alt=""
          className="w-20 shrink-0 rounded-sm"
          image={createPictureImage(picture)}
          ratio={1}
          sizes="80px"
        />
      )}
      <span className="grid gap-1">
        <span className="heading text-base">{name}</span>
        <span className="text-sm">{price}</span>
      </span>
    </span>
  );
  return (
    <li className="border-line border-b">
      {description === '' ? (
        <div className="py-3">{line}</div>
      ) : (
        <Disclosure look="bare" summary={line}>
          <p className="whitespace-pre-line">{description}</p>
        </Disclosure>
      )}
      {marks !== undefined && (
        <div className={cx('pb-3', picture !== '' && 'pl-24')}>
          <MenuMarks marks={marks} />
        </div>
      )}
    </li>
  );
}
