"""SCENE - the camera at the corner, the bout beyond the ropes."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'ring-camera'


def build():
    from broadcast import cam_rig
    reset(); size(); rope = rope_mats()
    box('canvas', (8, 7.3, .2), (0, 4.6, .05), canvas_mat()); box('apron', (8.02, 7.32, 1.2), (0, 4.6, -.56), mat('apron', (.008, .009, .012), .6))
    for i, z in enumerate((.55, .85, 1.15, 1.45)):
        for y in (1.25, 7.6): curve('rope', [(x, y, z + .12 - .03 * math.cos(x / 4.5 * 1.57)) for x in np.linspace(-4.5, 4.5, 20)], .019, rope[i], kind='NURBS')
    M = dict(belt=mat('belt', lin('C98B1F'), .4), hair=mat('hair', (.006, .005, .005), .6), skin=skin('7a4a2e'), glove=mat('glove', lin('B4200E'), .3, coat=.5), shoe=mat('shoe', (.02, .02, .02), .4), shorts=mat('sh', (.012, .012, .015), .5, sheen=.5))
    N = dict(M, glove=mat('glove2', lin('0e6e72'), .3, coat=.5), skin=skin('5a3521'))
    add_parts(body.figure(poses.JAB, 'boxer', h=.008), M, loc=(-1.75, 4.0, .15), yaw=4); add_parts(body.figure(poses.SLIP, 'boxer', h=.008), N, loc=(-.72, 4.1, .15), yaw=184)
    cam_rig((.44, .0, 1.12), 118 - 180)
    area((2.3, 1.1, 2.3), (.7, 0, 1.1), lin('FFC25C'), 150, .5, 1.2); area((-.5, 1.0, 2.1), (.6, 0, 1.1), TEAL, 44, .5, 1.0); area((.6, 1.1, 2.7), (.6, 0, 1.0), lin('FFB75A'), 60, .8, .5)
    area((-1.2, -1.5, 1.6), (.5, 0, 1.05), COOLW, 3.0, .4, .9)
    spot((.6, 9.5, 6.5), (-1.2, 4, 1.2), lin('FFCB70'), 5200, 34, .6, .25); spot((-4.5, 9.5, 6.2), (-1.2, 4, 1.2), lin('FFB74A'), 2600, 34, .6, .25); area((-1.2, 4.2, 6), (-1.2, 4.0, 0), lin('FFD9A0'), 300, 3, spread=110)
    camera((-.10, -2.55, 1.26), (.00, .3, 1.20), lens=44, focus=(.33, -.05, 1.12), fstop=1.7)
    finish(NAME)


def post():
    ring_night(NAME, seed=86, crowd=120, rows_y=(12, 36), edge_x=-1.5, spread=4, scale=1.6, glow_at=(.36, .34, .10), top=(.40, .02, .10), shaft=.34, left_dark=.12,
               lamps=[dict(loc=(.6, 9.5, 6.5), target=(-1.2, 4, .6), angle=28, power=1.5, col=AMBER), dict(loc=(-4.5, 9.5, 6.2), target=(-1.2, 4, .6), angle=24, power=.8, col=AMBER)])


main(build, post)
