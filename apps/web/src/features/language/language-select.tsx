import { languageNames, languages } from '@dining/domain/shared/language';
import { BareSelect } from '@dining/ui/bare-select';
import { changeLanguage, pageLanguage, t } from '../../lib/i18n';

/** Changes the language, and reloads the site in it (Spec §4 Language). Each language is named in itself, for those who read no other. */
export function LanguageSelect() {
  return (
    <BareSelect
      label={t('common.header.language')}
      onChange={(event) => {
        const wanted = languages.find((language) => language === event.target.value);
        if (wanted !== undefined) changeLanguage(wanted);
      }}
      options={languages.map((language) => ({ value: language, label: languageNames[language].native }))}
      value={pageLanguage()}
    />
  );
}
