import { languageNames, languages } from '@dining/domain/shared/language';
import { BareSelect } from '@dining/ui/bare-select';
import { changeLanguage, useTranslations } from '../../lib/i18n';

export function LanguageSelect() {
  const { language, t } = useTranslations();
  return (
    <BareSelect
      label={t('common.header.language')}
      onChange={(event) => {
        const chosenLanguage = languages.find((offered) => offered === event.target.value);
        if (chosenLanguage !== undefined) changeLanguage(chosenLanguage);
      }}
      options={languages.map((offered) => ({ value: offered, label: languageNames[offered].native }))}
      value={language}
    />
  );
}
