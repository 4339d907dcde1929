import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Banner } from '../pictures';
import { t } from '../t';

/** How a promotion of the demo group is written down. Days are counted from the day of seeding. */
export interface PromotionData {
  readonly code: string;
  readonly hotel: 'H01' | 'H02' | 'H03';
  /** The venue it belongs to; the whole hotel's when left out. */
  readonly venue?: string;
  readonly shows: Banner;
  /** First and last day as offsets; null is open. */
  readonly from: number | null;
  readonly to: number | null;
  readonly name: LocalizedText;
  readonly simple: LocalizedText;
  readonly content: LocalizedText;
  /** A path of our own site; its own detail page when left out, nowhere when null. */
  readonly link?: string | null;
}

/** A promotion's page in one language: an opening, what is offered, and a remark. */
type Page = readonly [opening: string, points: readonly string[], remark: string];

const headings = {
  ko: ['안내', '꼭 알아 두세요'],
  en: ['What is offered', 'Please note'],
  cn: ['内容', '温馨提示'],
  ja: ['ご案内', 'ご確認ください'],
} as const;

const markdown = ([opening, points, remark]: Page, [offered, note]: readonly [string, string]): string =>
  `${opening}\n\n## ${offered}\n\n${points.map((point) => `- ${point}`).join('\n')}\n\n### ${note}\n\n${remark}\n`;

/** The page in four languages as markdown. */
export const page = (ko: Page, en: Page, cn: Page, ja: Page): LocalizedText =>
  t(markdown(ko, headings.ko), markdown(en, headings.en), markdown(cn, headings.cn), markdown(ja, headings.ja));
