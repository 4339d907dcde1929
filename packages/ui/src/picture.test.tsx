// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { Picture } from './picture';

const image = { src: '/grill.webp', sources: [{ type: 'image/avif', srcSet: '/grill.avif 480w' }] };
const getPicture = () => screen.getByRole('img', { name: 'A table by the window' });

afterEach(cleanup);

it('a picture names its image by its alternative text, and also offers the image in another format', () => {
  render(<Picture alt="A table by the window" image={image} ratio={1} />);
  expect(getPicture().tagName).toBe('IMG');
  expect(getPicture().parentElement?.querySelector('source')?.getAttribute('type')).toBe('image/avif');
});

it('a picture loads lazily, unless it has priority', () => {
  render(<Picture alt="A table by the window" image={image} ratio={1} />);
  expect(getPicture().getAttribute('loading')).toBe('lazy');
  cleanup();
  render(<Picture alt="A table by the window" image={image} priority ratio={1} />);
  expect([getPicture().getAttribute('loading'), getPicture().getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

it.each([
  ['there is no image', undefined],
  ['its URL is empty', { src: '' }],
])('a picture shows a drawing with its name if %s', (_case, missingImage) => {
  render(<Picture alt="A table by the window" image={missingImage} ratio={1} />);
  expect(getPicture().tagName).toBe('svg');
});

it('a picture shows a drawing with its name if the image fails to load, and loads a new image', () => {
  const { rerender } = render(<Picture alt="A table by the window" image={image} ratio={1} />);
  fireEvent.error(getPicture());
  expect(getPicture().tagName).toBe('svg');
  rerender(<Picture alt="A table by the window" image={{ src: '/other.webp' }} ratio={1} />);
  expect(getPicture().getAttribute('src')).toBe('/other.webp');
});

it('a picture with an empty alternative text is hidden from screen readers, even if it fails to load', () => {
  const { container } = render(<Picture alt="" image={image} ratio={1} />);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.error(container.querySelector('img') ?? container);
  expect(screen.queryByRole('img')).toBeNull();
});

it('a picture without an image shows its fallback instead of the drawing', () => {
  render(<Picture alt="" fallback={<p>No picture yet</p>} image={undefined} ratio={1} />);
  expect(screen.getByText('No picture yet')).toBeDefined();
});
