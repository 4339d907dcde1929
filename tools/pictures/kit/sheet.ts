import type { Random } from './random';

/** Where a colour stands on a gradient, 0 to 1, and how opaque it is. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as short as a picture needs it: tenths of a pixel count only in small ones. */
export const n = (value: number): string => String(Math.abs(value) < 30 ? Math.round(value * 10) / 10 : Math.round(value));

/** A share to two places, without the nought before the point. */
const short = (share: number): string => String(Math.round(share * 100) / 100).replace(/^0\./, '.');

/** Attributes that differ from what SVG takes anyway. */
const unusual = (values: Readonly<Record<string, readonly [value: number, usual: number]>>): string =>
  Object.entries(values)
    .filter(([, [value, usual]]) => value !== usual)
    .map(([name, [value]]) => ` ${name}="${short(value)}"`)
    .join('');

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

/** One drawing on its way to SVG text. Gradients and filters are written once, however often they are used. */
export class Sheet {
  readonly #defs = new Map<string, string>();
  readonly #body: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    readonly random: Random,
  ) {}

  /** Adds one element and nothing inside it. */
  add(tag: string, attributes: Attributes): void {
    this.#body.push(`<${tag}${written(attributes)}/>`);
  }

  path(d: string, attributes: Attributes): void {
    this.add('path', { d, ...attributes });
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, attributes: Attributes): void {
    this.add('ellipse', { cx, cy, rx, ry, ...attributes });
  }

  /** Draws one outline several times, each time moved and painted as told: a thickness in a few bytes. */
  layers(d: string, painted: readonly Attributes[]): void {
    const href = this.stamp(d);
    for (const attributes of painted) this.add('use', { href, ...attributes });
  }

  /** Keeps an outline to be drawn with `use` under the name that comes back. */
  stamp(d: string): string {
    const id = `p${this.#defs.size}`;
    this.#defs.set(id, `<path id="${id}" d="${d}"/>`);
    return `#${id}`;
  }

  /** What `draw` adds shares these attributes: a blur, an opacity, a clip. */
  group(attributes: Attributes, draw: () => void): void {
    this.#body.push(`<g${written(attributes)}>`);
    draw();
    this.#body.push('</g>');
  }

  text(content: string, attributes: Attributes): void {
    this.#body.push(`<text${written(attributes)}>${content}</text>`);
  }

  #define(key: string, write: (id: string) => string): string {
    const known = this.#defs.get(key);
    const id = known === undefined ? `d${this.#defs.size}` : (/ id="([^"]+)"/.exec(known)?.[1] ?? '');
    if (known === undefined) this.#defs.set(key, write(id));
    return `url(#${id})`;
  }

  #stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) => {
        const at = offset === 0 ? '' : ` offset="${short(offset)}"`;
        const see = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`;
        return `<stop${at} stop-color="${colour}"${see}/>`;
      })
      .join('');
  }

  /** A straight gradient over the painted thing, from (x1, y1) to (x2, y2) of its box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 1, 0]): string {
    const line = unusual({ x1: [x1, 0], y1: [y1, 0], x2: [x2, 1], y2: [y2, 0] });
    const inner = this.#stops(stops);
    return this.#define(`l${line}${inner}`, (id) => `<linearGradient id="${id}"${line}>${inner}</linearGradient>`);
  }

  /** A round gradient over the painted thing's box. */
  radial(stops: readonly Stop[], [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    const ring = unusual({ cx: [cx, 0.5], cy: [cy, 0.5], r: [r, 0.5] });
    const inner = this.#stops(stops);
    return this.#define(`r${ring}${inner}`, (id) => `<radialGradient id="${id}"${ring}>${inner}</radialGradient>`);
  }

  /** A blur of so many pixels. */
  blur(deviation: number): string {
    return this.#define(
      `b${deviation}`,
      (id) =>
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  /** Only what lies inside the path shows. */
  clip(d: string): string {
    return this.#define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  toSvg(): string {
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${[...this.#defs.values()].join('')}</defs>${this.#body.join('')}</svg>\n`;
  }
}
