import type { ReactNode } from 'react';
import { cx } from './cx';

export type PriceProps = {
  /** Written out by the caller's language: this package knows no currency. */
  price: string;
  /** The price before a reduction, struck through. */
  before?: string | undefined;
  /** Spoken before each, since a line through a number is silent: "regular price", "reduced price". */
  beforeLabel?: string | undefined;
  priceLabel?: string | undefined;
  /** The reduction, such as "15 %". */
  cut?: ReactNode;
  /** What one pays it for: "per person". */
  unit?: string | undefined;
  size?: 'md' | 'lg' | undefined;
};

export function Price({ price, before, beforeLabel, priceLabel, cut, unit, size = 'md' }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {before !== undefined && (
        <span className="text-ink-soft text-sm">
          {beforeLabel !== undefined && <span className="sr-only">{beforeLabel} </span>}
          <s>{before}</s>
        </span>
      )}
      {cut !== undefined && <span className="font-medium text-brass text-sm">{cut}</span>}
      <span className={cx('text-ink', size === 'lg' ? 'text-xl' : 'text-lg')}>
        {priceLabel !== undefined && <span className="sr-only">{priceLabel} </span>}
        {price}
      </span>
      {unit !== undefined && <span className="text-ink-soft text-sm">{unit}</span>}
    </p>
  );
}
