import type { Language } from '@dining/domain/shared/language';
import sansJp from '@fontsource-variable/noto-sans-jp/wght.css?url';
import sansSc from '@fontsource-variable/noto-sans-sc/wght.css?url';
import serifJp from '@fontsource-variable/noto-serif-jp/wght.css?url';
import serifKr from '@fontsource-variable/noto-serif-kr/wght.css?url';
import serifSc from '@fontsource-variable/noto-serif-sc/wght.css?url';
import pretendard from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

const koreanStylesheets = [serifKr, pretendard];
const stylesheets: Record<Language, readonly string[]> = {
  ko: koreanStylesheets,
  en: koreanStylesheets,
  ja: [serifJp, sansJp],
  cn: [serifSc, sansSc],
};

export function loadFonts(language: Language): void {
  for (const href of stylesheets[language])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
