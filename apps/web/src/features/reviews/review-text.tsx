import { detectLanguage } from '@dining/domain/reviews/detect-language';
import { languageNames } from '@dining/domain/shared/language';
import { joinClasses } from '@dining/ui/join-classes';
import { useTranslations } from '../../lib/i18n';

export function ReviewText({ contents, className }: { contents: string; className?: string | undefined }) {
  const { language: pageLanguage, t } = useTranslations();
  const language = detectLanguage(contents);
  return (
    <>
      {language !== null && language !== pageLanguage && (
        <p className="text-ink-soft text-xs">{t(`review.writtenIn.${language}`)}</p>
      )}
      <p
        // English text keeps the page's font, which contains Latin letters, so that no other font is loaded.
        className={joinClasses(
          'max-w-text whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext]',
          language === 'en' && '[font-family:inherit]',
          className,
        )}
        dir="auto"
        lang={language === null ? undefined : languageNames[language].html}
      >
        {contents}
      </p>
    </>
  );
}
