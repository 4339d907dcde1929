import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export type PriceProps = {
  price: string;
  before?: string | undefined;
  /**
   * Announced before each price, because screen readers do not announce strikethrough: "regular price", "reduced
   * price".
   */
  beforeLabel?: string | undefined;
  priceLabel?: string | undefined;
  cut?: ReactNode;
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
      <span className={joinClasses('text-ink', size === 'lg' ? 'text-xl' : 'text-lg')}>
        {priceLabel !== undefined && <span className="sr-only">{priceLabel} </span>}
        {price}
      </span>
      {unit !== undefined && <span className="text-ink-soft text-sm">{unit}</span>}
    </p>
  );
}
