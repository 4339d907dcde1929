import type { Language } from '@dining/domain/shared/language';

/** The site's light and dark colours (`packages/ui/src/theme.css`), for mails and pages without its style sheet. */
export const colourSchemes = {
  light: {
    paper: '#faf7f1',
    raised: '#fffdf9',
    ink: '#171a24',
    soft: '#585865',
    line: '#e0d8c9',
    edge: '#8b8473',
    brass: '#84642b',
    wash: '#f4ead6',
  },
  dark: {
    paper: '#12141c',
    raised: '#191c26',
    ink: '#f0ebe1',
    soft: '#b0ada6',
    line: '#2b2f3b',
    edge: '#767b8a',
    brass: '#d3b072',
    wash: '#2a251b',
  },
} as const;

export const fonts = {
  ko: { serif: 'AppleMyungjo,Batang,serif', sans: "'Apple SD Gothic Neo','Malgun Gothic',sans-serif" },
  en: { serif: 'Georgia,serif', sans: 'system-ui,-apple-system,sans-serif' },
  cn: { serif: "'Songti SC',SimSun,serif", sans: "'PingFang SC','Microsoft YaHei',sans-serif" },
  ja: { serif: "'Hiragino Mincho ProN','Yu Mincho',serif", sans: "'Hiragino Sans','Yu Gothic UI',Meiryo,sans-serif" },
} as const satisfies Record<Language, { serif: string; sans: string }>;
