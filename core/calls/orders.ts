import { callsOf, post } from './call';
import type { orderSchemas } from './orders.schema';

/** The calls of spec 7, "Orders and cases". */
export const orderCalls = callsOf<typeof orderSchemas>()({
  trackOrder: post('/track-order', 'Where an order is'),
  verifyOrder: post('/api/case/verify-order', 'Proves that an order is the asker’s'),
  createCase: post('/api/case/create', 'Files a dispute'),
  addCaseMessage: post('/api/case/add-message', 'Adds a message to a dispute'),
  getCase: post('/api/case/get', 'A dispute of an order, the newest unless it is named'),
  getAllCases: post('/api/case/get-all', 'Every dispute of an order'),
});
