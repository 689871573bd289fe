/** Every type of block as admins meet it; for the editor alone. */
export * as EDITORS from './every-editor';
