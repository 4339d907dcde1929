import type { DinMenuWire } from '@dining/contract/site/products';
import { Disclosure } from '@dining/ui/disclosure';
import { Picture } from '@dining/ui/picture';
import { wonText } from '../../lib/format';
import { imageOf } from '../../lib/picture';
import { wireText } from '../../lib/text-for';

/** A menu with its price; what is in it unfolds. */
export function MenuCard({ menu }: { menu: DinMenuWire }) {
  const description = wireText(menu, 'menuDesc');
  const line = (
    <span className="flex items-center gap-4">
      {menu.bannerimg !== '' && (
        <Picture alt="" className="w-20 shrink-0 rounded-sm" image={imageOf(menu.bannerimg)} ratio={1} sizes="80px" />
      )}
      <span className="grid gap-1">
        <span className="heading text-base">{wireText(menu, 'menuName')}</span>
        <span className="text-sm">{wonText(menu.menuPrice)}</span>
      </span>
    </span>
  );
  return (
    <li>
      {description === '' ? (
        <div className="border-line border-b py-3">{line}</div>
      ) : (
        <Disclosure summary={line}>
          <p className="whitespace-pre-line">{description}</p>
        </Disclosure>
      )}
    </li>
  );
}
