import type { Point } from './shape';

/** Where a point of the table lands on the sheet, how large a centimetre is there, and how flat a circle looks. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly flat: number;
}

/** A still camera over a table. Centimetres: x to the right, y up from the table, z away from us. */
export class Camera {
  readonly #sin: number;
  readonly #cos: number;

  constructor(
    private readonly middle: Point,
    private readonly zoom: number,
    private readonly height = 52,
    private readonly away = 92,
    pitch = 27,
  ) {
    this.#sin = Math.sin((pitch * Math.PI) / 180);
    this.#cos = Math.cos((pitch * Math.PI) / 180);
  }

  at(x: number, y: number, z: number): Spot {
    const drop = y - this.height;
    const reach = z + this.away;
    const depth = -drop * this.#sin + reach * this.#cos;
    const scale = this.zoom / depth;
    return {
      x: this.middle[0] + x * scale,
      y: this.middle[1] - (drop * this.#cos + reach * this.#sin) * scale,
      scale,
      flat: Math.min(0.95, (this.height - y) / Math.hypot(drop, reach)),
    };
  }

  point(x: number, y: number, z: number): Point {
    const spot = this.at(x, y, z);
    return [spot.x, spot.y];
  }
}
