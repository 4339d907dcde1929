// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { Price } from './price';

afterEach(cleanup);

it('a price labels the former and the reduced price for screen readers', () => {
  const { container } = render(
    <Price
      discount="15 %"
      formerPrice="₩100,000"
      formerPriceLabel="regular price"
      price="₩85,000"
      priceLabel="reduced price"
      unit="per person"
    />,
  );
  const texts = [...(container.querySelector('p')?.children ?? [])].map((element) => element.textContent);
  expect(texts).toEqual(['regular price ₩100,000', '15 %', 'reduced price ₩85,000', 'per person']);
  expect(container.querySelector('s')?.textContent).toBe('₩100,000');
});

it('a price without a reduction shows only the price', () => {
  const { container } = render(<Price price="₩85,000" />);
  expect(container.textContent).toBe('₩85,000');
});
