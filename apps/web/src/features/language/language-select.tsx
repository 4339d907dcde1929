import { languageNames, languages } from '@dining/domain/shared/language';
import { BareSelect } from '@dining/ui/bare-select';
import { changeLanguage, useTranslations } from '../../lib/i18n';

export function LanguageSelect() {
  const { language, t } = useTranslations();
  return (
    <BareSelect
      label={t('common.header.language')}
      onChange={(event) => {
        const chosenLanguage = languages.find((option) => option === event.target.value);
        if (chosenLanguage !== undefined) changeLanguage(chosenLanguage);
      }}
      options={languages.map((option) => ({ value: option, label: languageNames[option].native }))}
      value={language}
    />
  );
}
