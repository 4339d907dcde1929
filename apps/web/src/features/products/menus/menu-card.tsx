import { Disclosure } from '@dining/ui/disclosure';
import { joinClasses } from '@dining/ui/join-classes';
import { Picture } from '@dining/ui/picture';
import type { ReactNode } from 'react';
import { createPictureImage } from '../../../lib/picture';

interface MenuCardProps {
  name: string;
  price: ReactNode;
  description: string;
  picture: string;
  /** Content shown below the expandable description. */
  children?: ReactNode;
}

export function MenuCard({ name, price, description, picture, children }: MenuCardProps) {
  const summary = (
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
        <span className="grid text-sm">{price}</span>
      </span>
    </span>
  );
  return (
    <li className="border-line border-b">
      {description === '' ? (
        <div className="py-3">{summary}</div>
      ) : (
        <Disclosure variant="bare" summary={summary}>
          <p className="whitespace-pre-line">{description}</p>
        </Disclosure>
      )}
      {children !== undefined && (
        <div className={joinClasses('grid gap-3 pb-4', picture !== '' && 'sm:pl-24')}>{children}</div>
      )}
    </li>
  );
}
