// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { Price } from './price';

afterEach(cleanup);

it('a price labels the former and the reduced price for screen readers, which skip strikethrough', () => {
  const { container } = render(
    <Price
      before="₩100,000"
      beforeLabel="regular price"
      cut="15 %"
      price="₩85,000"
      priceLabel="reduced price"
      unit="per person"
    />,
  );
  const texts = [...(container.querySelector('p')?.children ?? [])].map((element) => element.textContent);
  expect(texts).toEqual(['regular price ₩100,000', '15 %', 'reduced price ₩85,000', 'per person']);
  expect(container.querySelector('s')?.textContent).toBe('₩100,000');
});

it('a price shows only the price without a reduction', () => {
  const { container } = render(<Price price="₩85,000" />);
  expect(container.textContent).toBe('₩85,000');
});
