export { newAdminSchema, passwordPatchSchema, rolePatchSchema } from '../../base/admin-fields';
export { createPasswords } from '../../base/passwords';
export { makeLinkByCommand } from './link-by-command';
export {
  type AdminSummary,
  addAdmin,
  listAdmins,
  removeAdmin,
  resetFactors,
  setPassword,
  setRole,
} from './manage-admins';
