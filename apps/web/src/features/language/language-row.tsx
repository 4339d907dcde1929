import { languageNames, languages } from '@dining/domain/shared/language';
import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { changeLanguage, useTranslations } from '../../lib/i18n';

/** Shows the languages in one row, each by its own name and in its own fonts. */
export function LanguageRow() {
  const { language, t } = useTranslations();
  return (
    <ul aria-label={t('common.header.language')} className="flex flex-wrap gap-x-6">
      {languages.map((option) => (
        <li key={option}>
          <button
            aria-current={option === language ? 'true' : undefined}
            className={joinClasses(getLinkClass('plain'), 'aria-[current]:text-brass')}
            lang={languageNames[option].html}
            onClick={() => changeLanguage(option)}
            type="button"
          >
            {languageNames[option].native}
          </button>
        </li>
      ))}
    </ul>
  );
}
