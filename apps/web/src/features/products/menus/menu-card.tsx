import type { DietaryInfo as Marks } from '@dining/domain/products/allergens';
import { Disclosure } from '@dining/ui/disclosure';
import { joinClasses } from '@dining/ui/join-classes';
import { Picture } from '@dining/ui/picture';
import { createPictureImage } from '../../../lib/picture';
import { MenuMarks } from './menu-marks';

interface MenuCardProps {
  name: string;
  price: string;
  description: string;
  picture: string;
  marks?: Marks;
}

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
        <div className={joinClasses('pb-3', picture !== '' && 'pl-24')}>
          <MenuMarks marks={marks} />
        </div>
      )}
    </li>
  );
}
