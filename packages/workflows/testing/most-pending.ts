type HistoryEvent = {
  activityTaskScheduledEventAttributes?: unknown
  activityTaskCompletedEventAttributes?: unknown
  activityTaskFailedEventAttributes?: unknown
  activityTaskTimedOutEventAttributes?: unknown
  activityTaskCanceledEventAttributes?: unknown
}

const hasEnded = (event: HistoryEvent): boolean =>
  Boolean(
    event.activityTaskCompletedEventAttributes ||
      event.activityTaskFailedEventAttributes ||
      event.activityTaskTimedOutEventAttributes ||
      event.activityTaskCanceledEventAttributes,
  )

/** The most activities of a workflow that were scheduled and not ended yet, at any time. */
export const mostPending = ({ events }: { events?: readonly HistoryEvent[] | null }): number => {
  let pending = 0
  let most = 0
  for (const event of events ?? []) {
    if (event.activityTaskScheduledEventAttributes) pending += 1
    if (hasEnded(event)) pending -= 1
    most = Math.max(most, pending)
  }
  return most
}
