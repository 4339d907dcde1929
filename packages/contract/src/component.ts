import { z } from 'zod';

/**
 * A shape of the wire with a name of its own: the published contract (openapi/document.ts) shows it once, with these words,
 * and refers to it wherever it is used.
 */
export const defineComponent = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.object(shape).meta({ id, description });
