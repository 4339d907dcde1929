import { languageNames, languages } from '@dining/domain/shared/language';
import { TextLink } from '@dining/ui/text-link';
import { useTranslations } from '../../lib/i18n';

/** Links to the same page in the other languages, because the language menu would lead to the main page. */
export function LanguageLinks() {
  const { language: currentLanguage } = useTranslations();
  return (
    <ul className="flex flex-wrap justify-center gap-x-4 pb-8 text-sm">
      {languages
        .filter((language) => language !== currentLanguage)
        .map((language) => (
          <li key={language}>
            <TextLink
              className="inline-flex min-h-11 items-center px-2"
              href={`?lang=${languageNames[language].query}`}
              lang={languageNames[language].html}
            >
              {languageNames[language].native}
            </TextLink>
          </li>
        ))}
    </ul>
  );
}
