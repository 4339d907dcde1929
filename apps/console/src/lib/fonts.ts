import type { Language } from '@dining/domain/shared/language';
import sansJp from '@fontsource-variable/noto-sans-jp/wght.css?url';
import sansSc from '@fontsource-variable/noto-sans-sc/wght.css?url';
import pretendard from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

const sheetUrls: Record<Language, string> = { ko: pretendard, en: pretendard, ja: sansJp, cn: sansSc };

export const loadFonts = (language: Language): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheetUrls[language] }));
