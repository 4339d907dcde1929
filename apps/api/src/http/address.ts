import type { FastifyRequest } from 'fastify';
import { normalizeIpAddress } from '../lib/ip-address';

/** Returns the address of a request that limits count by. */
export const getClientAddress = (request: FastifyRequest): string => normalizeIpAddress(request.ip);
