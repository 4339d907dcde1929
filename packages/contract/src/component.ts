import { z } from 'zod';

/**
 * Defines a named schema. The published contract (openapi/document.ts) contains it once, with this description, and
 * refers to it by `id`.
 */
export const defineComponent = <Shape extends z.ZodRawShape>(id: string, description: string, shape: Shape) =>
  z.object(shape).meta({ id, description });
