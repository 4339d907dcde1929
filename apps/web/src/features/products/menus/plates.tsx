import type { Plate } from '@dining/domain/products/allergens';
import { joinClasses } from '@dining/ui/join-classes';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { AllergenText } from './dietary-info';

/** Shows the plates of a menu in serving order. */
export function Plates({ plates, className }: { plates: readonly Plate[]; className?: string }) {
  const translations = useTranslations();
  return (
    <ol className={joinClasses('grid gap-x-8 gap-y-2', className)}>
      {plates.map(({ name, allergens }) => (
        <li className="grid content-start text-sm" key={name.default}>
          <span className="text-ink">{localizeText(translations, name)}</span>
          {allergens !== null && <AllergenText allergens={allergens} />}
        </li>
      ))}
    </ol>
  );
}
