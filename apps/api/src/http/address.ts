import type { FastifyRequest } from 'fastify';
import { getClientAddress } from '../lib/ip-address';

/** From where a request comes, as limits count it. */
export const addressOf = (request: FastifyRequest): string => getClientAddress(request.ip);
