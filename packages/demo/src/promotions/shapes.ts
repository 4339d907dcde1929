import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Banner } from '../pictures';
import { t } from '../t';

/** A promotion of the demo data. Days are relative to the day of seeding. */
export interface PromotionData {
  readonly code: string;
  readonly hotel: 'H01' | 'H02' | 'H03';
  /** Its venue; default the whole hotel. */
  readonly venue?: string;
  /** What guests reserve for it, of its venue. */
  readonly product?: string;
  readonly shows: Banner;
  /** First and last day, relative; null is open. */
  readonly from: number | null;
  readonly to: number | null;
  readonly name: LocalizedText;
  readonly simple: LocalizedText;
  readonly content: LocalizedText;
  /** A path of the site; default its detail page, null for none. */
  readonly link?: string | null;
}

/** A promotion's page in one language: introduction, offer, remark. */
type Page = readonly [opening: string, points: readonly string[], remark: string];

const headings = {
  ko: ['안내', '꼭 확인해 주십시오'],
  en: ['What’s included', 'Please note'],
  cn: ['内容', '温馨提示'],
  ja: ['ご案内', 'ご確認ください'],
} as const;

const formatMarkdown = ([opening, points, remark]: Page, [offered, note]: readonly [string, string]): string =>
  `${opening}\n\n## ${offered}\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n### ${note}\n\n${remark}\n`;

/** Creates the page in four languages as Markdown. */
export const createPage = (ko: Page, en: Page, cn: Page, ja: Page): LocalizedText =>
  t(
    formatMarkdown(ko, headings.ko),
    formatMarkdown(en, headings.en),
    formatMarkdown(cn, headings.cn),
    formatMarkdown(ja, headings.ja),
  );
