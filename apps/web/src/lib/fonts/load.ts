import type { Language } from '@dining/domain/shared/language';
import sansJp from '@fontsource-variable/noto-sans-jp/wght.css?url';
import sansSc from '@fontsource-variable/noto-sans-sc/wght.css?url';
import serifJp from '@fontsource-variable/noto-serif-jp/wght.css?url';
import serifKr from '@fontsource-variable/noto-serif-kr/wght.css?url';
import serifSc from '@fontsource-variable/noto-serif-sc/wght.css?url';
import pretendard from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';

const koreanSheets = [serifKr, pretendard];
const sheets: Record<Language, readonly string[]> = {
  ko: koreanSheets,
  en: koreanSheets,
  ja: [serifJp, sansJp],
  cn: [serifSc, sansSc],
};

export function loadFonts(language: Language): void {
  for (const href of sheets[language])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
