import type { FastifyRequest } from 'fastify';
import { countedAddress } from '../lib/ip-address';

/** From where a request comes, as limits count it. */
export const addressOf = (request: FastifyRequest): string => countedAddress(request.ip);
