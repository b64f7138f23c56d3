import { z } from 'zod'
import { errorBody } from '../../schemas/error-body.ts'
import * as s from '../shapes.ts'

/**
 * Body of `changed_meanwhile`: somebody was quicker, nothing was changed. Of `unit_in_use`, `room_in_use` and
 * `room_incomplete`, too, for what lies ahead or is missing. `current` is what the write was about as it is now, in the
 * shape that the route answers; of `amenity_in_use`, the amenity.
 */
export const changedMeanwhileBody = errorBody.extend({
  current: z.union([
    s.staffStay,
    s.staffMessage,
    s.staffReview,
    s.housekeptUnit,
    s.priceGrid,
    s.rateRules,
    s.member,
    s.staffRoomType,
    s.staffAmenity,
    s.roomPhotographs,
    s.staffFacts,
    s.tillPage,
  ]),
})

export type ChangedMeanwhileBody = z.infer<typeof changedMeanwhileBody>
