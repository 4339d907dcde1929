import { detectLanguage } from '@dining/domain/reviews/detect-language';
import { languageNames } from '@dining/domain/shared/language';
import { cx } from '@dining/ui/cx';
import { useTranslations } from '../../lib/i18n';

/** What a guest wrote, letter by letter, in the language it was written in; another one than the page's is named. */
export function ReviewWords({ contents, className }: { contents: string; className?: string | undefined }) {
  const { language: pageLanguage, t } = useTranslations();
  const language = detectLanguage(contents);
  return (
    <>
      {language !== null && language !== pageLanguage && (
        <p className="text-ink-soft text-xs">{t(`review.writtenIn.${language}`)}</p>
      )}
      <p
        // Every page's letters have the Latin ones among them, and only the page's letters are loaded.
        className={cx(
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
